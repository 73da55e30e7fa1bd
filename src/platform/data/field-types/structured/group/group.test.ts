import { boolean, code, date, number, optional } from '#platform/data/collection/field-builders.ts'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { group } from './group.ts'

const info = group({
  member: boolean('สมาชิก', 'Member'),
  number: code('หมายเลข', 'Number'),
  since: optional(date('ตั้งแต่', 'Since')),
  visits: number('ครั้ง', 'Visits'),
})
const filled = { member: true, number: 'F-1', since: '2026-11-20', visits: 3 }

testKind(info('ข้อมูล', 'Information'), {
  stores: [
    [filled, filled],
    [
      { member: false, number: '', visits: 0 },
      { member: false, number: '', since: null, visits: 0 },
    ],
  ],
  refuses: [null, 'x', {}, { ...filled, member: 'yes' }, { ...filled, more: 1 }],
  reads: [
    [filled, {}, 'สมาชิก ใช่ · หมายเลข F-1 · ตั้งแต่ 20 พ.ย. 69 · ครั้ง 3'],
    [{ ...filled, since: null, number: '' }, { locale: 'en' }, 'Member Yes · Visits 3'],
  ],
  finds: [[filled, ' F-1 2026-11-20 3']],
  parses: [['{"member":true}', { member: true }]],
  faults: ['{member', 'ใช่'],
})
