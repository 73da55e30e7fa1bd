/** A random id of a block. */
export const newBlockId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
