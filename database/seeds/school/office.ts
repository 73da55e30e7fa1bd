import type { OfficeRows } from '../seed.ts'

export const officeRows: OfficeRows = {
  note: [
    {
      title: 'วัตถุดิบสำหรับคลาสขนมไทย',
      body: 'ร้านประจำปิดวันจันทร์ ต้องสั่งล่วงหน้าวันเสาร์',
      items: ['กะทิสด 6 กิโลกรัม', 'น้ำตาลโตนด 3 กิโลกรัม', 'ใบเตย 20 กำ'],
      tags: ['จัดซื้อ'],
      colour: 'green',
    },
  ],
}
