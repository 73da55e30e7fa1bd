import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, file, items, number } from '#domain/page/edit/block-editor.ts'

/** A place, its opening hours and a link to a map. The map is loaded only when the link is followed. */
export const props = z.strictObject({
  name: z.string().max(200),
  address: z.string().max(1000),
  hours: z.array(z.strictObject({ days: z.string().min(1).max(80), time: z.string().min(1).max(80) })).max(14),
  note: z.string().max(500),
  phone: z.string().max(40),
  service: z.enum(['google', 'osm']),
  /** Degrees. Without both, the map searches for the address. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** The search text of the map, instead of name and address. */
  query: z.string().max(300),
  picture: fileAddress.or(z.literal('')),
  alt: z.string().max(300),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'map-link',
  version: 1,
  isStatic: true,
  label: { th: 'สถานที่และแผนที่', en: 'Location and map' },
  editor: {
    group: 'academy',
    icon: 'map-pin',

    fields: [
      field('text', 'name', ['ชื่อสถานที่', 'Name', { most: 200 }]),
      field('longtext', 'address', ['ที่อยู่', 'Address', { most: 1000 }]),
      items('hours', ['เวลาเปิด', 'Opening hours'], {
        most: 14,
        add: { th: 'เพิ่มเวลา', en: 'Add hours' },
        start: { days: 'จันทร์–ศุกร์', time: '08:30–16:30' },
        fields: [
          field('text', 'days', ['วัน', 'Days', { most: 80 }]),
          field('text', 'time', ['เวลา', 'Time', { most: 80 }]),
        ],
      }),
      field('text', 'note', ['หมายเหตุ', 'Note', { most: 500 }]),
      field('text', 'phone', ['โทรศัพท์', 'Telephone', { most: 40 }]),
      choice('service', ['แผนที่ของ', 'Map of'], {
        google: ['Google Maps', 'Google Maps'],
        osm: ['OpenStreetMap', 'OpenStreetMap'],
      }),
      number('latitude', ['ละติจูด', 'Latitude'], { min: -90, max: 90, step: 0.000001, canBeEmpty: true }),
      number('longitude', ['ลองจิจูด', 'Longitude'], { min: -180, max: 180, step: 0.000001, canBeEmpty: true }),
      field('text', 'query', ['คำค้นบนแผนที่', 'What the map looks for', { most: 300 }]),
      file('picture', 'picture', ['ภาพแทนแผนที่', 'Picture in place of the map', { tab: 'look' }]),
      field('text', 'alt', ['คำอธิบายภาพ', 'What the picture shows', { most: 300, tab: 'look' }]),
    ],
  },
  props,
  defaults: {
    ...{ name: '', address: '', hours: [], note: '', phone: '', service: 'google' },
    ...{ latitude: null, longitude: null, query: '', picture: '', alt: '' },
  },
})
