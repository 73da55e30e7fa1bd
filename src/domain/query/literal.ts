/** Returns the `$regex` pattern that matches this text literally. */
export const literal = (text: string) => text.replaceAll(/[.*+?()[\]{}|^$\\]/g, String.raw`\$&`)
