import { createHash } from 'node:crypto'

/** By which a text that comes to be stored is known for the very one whose changes were shown. */
export const markOfText = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n').trim()).digest('base64url')
