/** A picture of an old site: its URL there and its alternative text. */
export interface OldPicture {
  url: string
  alt: string
}

/** The placeholder for a picture of an old site until it is known whether the picture is imported. */
export const markOf = ({ url, alt }: OldPicture) =>
  `/@picture/${Buffer.from(`${url}\n${alt.slice(0, 200)}`).toString('base64url')}`

/** The picture of a placeholder. Null for any other text. */
export const pictureOfMark = (mark: string): OldPicture | null => {
  const [, written] = /^\/@picture\/([\w-]+)$/.exec(mark) ?? []
  if (written === undefined) return null
  const [url = '', alt = ''] = Buffer.from(written, 'base64url').toString().split('\n')
  // A file may contain a forged placeholder, so only plain http and https URLs are accepted.
  return /^https?:\/\/[^\s"'<>\\]{1,1000}$/.test(url) ? { url, alt } : null
}
