import { z } from 'zod'
import {
  choice,
  group,
  kind,
  numberBetween,
  shownWhen,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { type Font, fonts } from '#ui/theme/theme.ts'

const thaiNames: Record<Font, string> = {
  Anuphan: 'อนุพันธ์ (Anuphan)',
  'IBM Plex Sans Thai Looped': 'ไอบีเอ็มเพล็กซ์มีหัว (IBM Plex Sans Thai Looped)',
  'Chakra Petch': 'จักรเพชร (Chakra Petch)',
  Sarabun: 'สารบรรณ (Sarabun)',
}

const colour = kind('code', 'text collate "C"', z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i))
const face = choice(fonts.map((value) => ({ value, label: { th: thaiNames[value], en: value } })))
const inHex = { th: 'รหัสสี เช่น #27408f', en: 'A colour such as #27408f' }

const values = group({
  brand: withHint(inHex, colour('สีหลัก', 'Brand colour')),
  accent: withHint(inHex, colour('สีเน้น', 'Accent colour')),
  radius: withUnit({ th: 'พิกเซล', en: 'px' }, numberBetween(0, 20)('ความมนของมุม', 'Corner radius')),
  fontHeading: face('แบบอักษรหัวข้อ', 'Heading font'),
  fontBody: face('แบบอักษรเนื้อหา', 'Text font'),
  headingWeight: numberBetween(500, 700)('น้ำหนักหัวข้อ', 'Heading weight'),
})

/** The six values of a site's own theme. A theme preset overrides all of them. */
export const theme = (...names: Parameters<typeof values>) => shownWhen({ siteStyle: 'own' }, values(...names))

/** The theme presets by name. */
export const ready = [
  { value: 'indigo', label: { th: 'คราม', en: 'Indigo' } },
  { value: 'ember', label: { th: 'ถ่านไฟ', en: 'Ember' } },
  { value: 'garden', label: { th: 'สวน', en: 'Garden' } },
] as const
