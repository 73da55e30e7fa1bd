import { formatPhone } from '#domain/thai-identity/phone.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { mapAddress } from '#ui/frame/elsewhere.ts'
import { placeWords } from '../words.ts'
import type { Props } from './block.ts'

export interface MapLinkContent extends Pick<Props, 'name' | 'hours' | 'note' | 'picture' | 'alt'> {
  lines: string[]
  phone: { href: string; text: string } | null
  map: string | null
  words: { [K in keyof typeof placeWords]: string }
}

export const load: BlockLoad<Props, MapLinkContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.place', words: placeWords })
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...shownOf(props), words }]))
}

function shownOf(props: Props): Omit<MapLinkContent, 'words'> {
  const { name, address, hours, note, phone, picture, alt } = props
  const lines = address.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
  const digits = phone.replaceAll(/\D/g, '')
  return {
    ...{ name, hours, note, picture, alt, lines },
    phone: digits ? { href: `tel:${digits}`, text: formatPhone(phone) } : null,
    map: mapAddress({ ...props, query: props.query || [name, ...lines].join(' ') }),
  }
}
