import { createHash } from 'node:crypto'

/** A fingerprint that proves that the text to store is the one whose changes were shown. */
export const markOfText = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n').trim()).digest('base64url')
