/** The pattern of a `$regex` that finds this text as it is. */
export const literal = (text: string) => text.replaceAll(/[.*+?()[\]{}|^$\\]/g, String.raw`\$&`)
