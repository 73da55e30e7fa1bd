import type { OfficeRows } from '../seed.ts'

export const officeRows: OfficeRows = {
  note: [
    {
      title: 'ตรวจถังดับเพลิงในศูนย์ฝึกประจำเดือน',
      items: ['อาคาร A ชั้น 1', 'อาคาร A ชั้น 2', 'โรงฝึกงานเชื่อม'],
      tags: ['ความปลอดภัย'],
      colour: 'red',
      remindOn: '2026-12-04',
    },
  ],
}
