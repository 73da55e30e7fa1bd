import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Fact } from './fact.ts'
import type { Found, FindingInput } from './finding.ts'

type Picture = Extract<Fact, { is: 'picture' }>

const most = { bytes: 2 * 2 ** 20, width: 4000 }

/** Checks the alternative text and the size of a picture. */
export function checkPicture({ url, alt }: Picture, { pictureOf }: FindingInput): Omit<Found, 'objectId'>[] {
  const name = nameOf(url)
  const found: Omit<Found, 'objectId'>[] = []
  if (alt !== null && alt.trim() === '') found.push({ code: 'no-alt', values: { name } })
  if (alt && /^[\w.-]{1,80}\.(?:jpe?g|png|gif|webp|svg)$/i.test(alt.trim()))
    found.push({ code: 'name-as-alt', values: { alt: alt.trim() } })
  const picture = pictureOf(url)
  if (picture && (picture.bytes > most.bytes || (picture.width ?? 0) > most.width)) {
    const size = [formatBytes(picture.bytes), ...(picture.width ? [`${picture.width} px`] : [])].join(', ')
    found.push({ code: 'large-picture', values: { name, size } })
  }
  return found
}

/** Returns the last part of a URL, or '' if it names no file. */
const nameOf = (url: string) =>
  (
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) || url
  ).slice(0, 80)
