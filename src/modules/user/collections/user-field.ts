import { z } from 'zod'
import {
  codePatterns,
  fieldTypes,
  isFieldKey,
  personUses,
  staffReaders,
} from '#domain/validation/person-field/definition.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  entriesOf,
  exampled,
  immutable,
  initially,
  kind,
  number,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { fieldWords as words } from '../words/field-words.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')

const named = <const V extends string>(values: readonly V[], labels: Record<V, { th: string; en: string }>) =>
  choice(values.map((value) => ({ value, label: labels[value] })))

const fieldKey = kind('code', 'text collate "C"', z.string().max(100).trim().refine(isFieldKey))
const options = entriesOf(clean(100).min(1))

/** A field of people that a site defines for itself; it is turned off and never removed, so that no value is lost. */
export const userField = defineCollection({
  name: 'user_field',
  label: { th: 'ช่องข้อมูลบุคคล', en: 'field' },
  plural: { th: 'ช่องข้อมูลบุคคล', en: 'Fields of people' },
  site: null,
  history: true,
  title: ['name'],
  fields: {
    key: immutable(
      withHint(
        words.keyHint,
        exampled((n) => `field_${n}`, fieldKey('รหัสช่อง', 'Key')),
      ),
    ),
    name: text('ชื่อภาษาไทย', 'Name in Thai'),
    nameEn: withHint(words.nameEnHint, initially('', text('ชื่อภาษาอังกฤษ', 'Name in English'))),
    type: immutable(withHint(words.typeHint, named(fieldTypes, words.types)('ชนิดข้อมูล', 'Type'))),
    pattern: shownWhen(
      { type: 'code' },
      initially('any', named(codePatterns, words.patterns)('รูปแบบรหัส', 'Code format')),
    ),
    choices: shownWhen({ type: 'choice' }, withHint(words.choicesHint, initially([], options('ตัวเลือก', 'Options')))),
    required: initially(false, boolean('จำเป็นต้องกรอก', 'Required')),
    person: initially('edit', named(personUses, words.personUses)('เจ้าของข้อมูล', 'The person')),
    staff: withHint(
      words.staffHint,
      initially('member', named(staffReaders, words.staffReaders)('ทีมงานที่เห็น', 'Staff who see it')),
    ),
    registration: initially(false, boolean('แสดงในหน้าสมัครสมาชิก', 'Show when registering')),
    profile: initially(true, boolean('แสดงในข้อมูลส่วนตัว', 'Show in personal details')),
    order: initially(0, number('ลำดับ', 'Order')),
    active: { ...initially(true, boolean('เปิดใช้', 'In use')), states: words.states },
  },
  uniques: [['key']],
  access: { read: isStaff, create: byAdmins, update: byAdmins, remove: nobody },
  list: {
    columns: ['name', 'key', 'type', 'required', 'person', 'order', 'active'],
    search: ['name', 'nameEn', 'key'],
    sort: 'order',
    state: 'active',
  },
  form: [
    {
      title: { th: 'ช่องข้อมูล', en: 'Field' },
      fields: ['name', 'nameEn', 'key', 'type', 'pattern', 'choices', 'required', 'order', 'active'],
    },
    {
      title: { th: 'สิทธิ์และการแสดงผล', en: 'Access and display' },
      fields: ['person', 'staff', 'registration', 'profile'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    user_field: typeof userField
  }
}
