/** A picture of an old site: where it is there, and what it shows. */
export interface OldPicture {
  url: string
  alt: string
}

/** What is in place of a picture of an old site until it is known whether the picture comes along. */
export const markOf = ({ url, alt }: OldPicture) =>
  `/@picture/${Buffer.from(`${url}\n${alt.slice(0, 200)}`).toString('base64url')}`

/** The picture that a mark stands for; null for any other text. */
export const pictureOfMark = (mark: string): OldPicture | null => {
  const [, written] = /^\/@picture\/([\w-]+)$/.exec(mark) ?? []
  if (written === undefined) return null
  const [url = '', alt = ''] = Buffer.from(written, 'base64url').toString().split('\n')
  // A file may hold a mark of its own making: it leads nowhere but to where a picture may lie.
  return /^https?:\/\/[^\s"'<>\\]{1,1000}$/.test(url) ? { url, alt } : null
}
