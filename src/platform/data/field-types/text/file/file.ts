import { clean } from '#platform/data/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { endingIn } from '../../words.ts'
import { written } from '../written.ts'

/**
 * A file by its key in the store (`upload/1700000000-ab12.pdf`) or its https address, with an allowed extension. With
 * `isOurs` only by key, so that the viewer's browser contacts no other server.
 */
export const file = ({ extensions, isOurs = false }: { extensions: readonly string[]; isOurs?: boolean }) => {
  const isOne = (place: string) => extensions.includes(extensionOf(place)) && !(isOurs && place.startsWith('https://'))
  return kind(
    'file',
    keyed,
    clean(1000).refine((place) => place === '' || isOne(place)),
    { extensions },
  )
}

export const fileKind: FieldType = {
  ...written({ control: 'file', span: 6 }),
  example: ({ extensions = [] }, n) => `upload/example-${n}.${extensions[0]}`,
  expects: ({ extensions = [] }) => endingIn(extensions),
  text: (place: string) => place.split('/').at(-1) ?? place,
  picture: (place: string) =>
    pictures.has(extensionOf(place)) ? (place.startsWith('https://') ? place : `/${place}?w=480`) : undefined,
  columnKind: 'file',
}

const pictures: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'webp', 'gif'])
const key = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** Returns the extension of a key or https address in lower case, or '' for anything else. */
function extensionOf(place: string): string {
  const path = place.startsWith('https://') ? URL.parse(place)?.pathname : key.exec(place)?.[0]
  return /\.([a-z0-9]{1,10})$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? ''
}
