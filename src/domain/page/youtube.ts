const id = /^[\w-]{11}$/
const links = [
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts?|live)\/([\w-]{11})(?:[/?#]|$)/,
  /^https?:\/\/youtu\.be\/([\w-]{11})(?:[/?#]|$)/,
]

/**
 * Returns the 11-character video id of a watch, embed, short or youtu.be link, or of a plain id. Returns null otherwise
 * (specification §5).
 */
export const youtubeId = (text: string): string | null => {
  const written = text.trim()
  if (id.test(written)) return written
  return links.map((link) => link.exec(written)?.[1]).find((found) => found !== undefined) ?? null
}
