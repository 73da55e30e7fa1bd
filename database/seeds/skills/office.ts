import type { OfficeRows } from '../seed.ts'

export const officeRows: OfficeRows = {
  note: [
    {
      title: 'เตรียมเปิดรุ่นช่างไฟฟ้า เดือนธันวาคม',
      body: 'ห้องปฏิบัติการ 2 จองไว้แล้วทั้งสัปดาห์ อาจารย์ธีรพงษ์ขอมาดูสถานที่ก่อนหนึ่งวัน',
      items: ['ยืนยันวันกับวิทยากร', 'สั่งสายไฟ THW 2.5 จำนวน 20 ม้วน', 'ส่งกำหนดการให้ผู้เรียนทางอีเมล'],
      tags: ['เปิดรุ่น', 'ช่างไฟฟ้า'],
      colour: 'amber',
      pinned: true,
      remindOn: '2026-12-01',
    },
    {
      title: 'เบอร์ติดต่อที่ใช้บ่อย',
      body: 'ฝ่ายอาคาร ต่อ 114\nห้องพยาบาล ต่อ 120\nช่างซ่อมเครื่องปรับอากาศ คุณวิรัตน์ 081 555 0142',
      tags: ['ติดต่อ'],
      colour: 'blue',
    },
    {
      title: 'ข้อเสนอจากผู้เรียนรุ่นล่าสุด',
      body: 'อยากให้มีวิดีโอทบทวนหลังเรียนภาคปฏิบัติ และขอใบรับรองฉบับภาษาอังกฤษ',
      tags: ['ข้อเสนอ'],
      colour: 'green',
    },
  ],
  term: [
    { name: '1/2569', startsOn: '2026-05-16', endsOn: '2026-10-10' },
    { name: '2/2569', startsOn: '2026-11-01', endsOn: '2027-03-31' },
  ],
  room: [
    {
      ...{ _id: '6564a10000000000000b0001', name: 'ห้องบรรยาย 1', capacity: 40, equipment: ['โปรเจกเตอร์', 'ไมโครโฟน'] },
      openHours: {
        ...{ mon: '08:30–17:00', tue: '08:30–17:00', wed: '08:30–17:00', thu: '08:30–17:00' },
        ...{ fri: '08:30–17:00', sat: '08:30–12:00', sun: null },
      },
    },
    { name: 'ห้องปฏิบัติการไฟฟ้า', capacity: 20, equipment: ['โต๊ะฝึกเดินสาย 10 ชุด'] },
  ],
  room_booking: [
    {
      ...{ room: '6564a10000000000000b0001', purpose: 'ปฐมนิเทศช่างไฟฟ้า รุ่นธันวาคม', contact: 'พิมพ์ชนก' },
      ...{ startsAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T05:00:00.000Z' },
    },
  ],
  branch: [
    {
      ...{ code: '00001', name: 'ศูนย์ฝึกบางนา', phone: '021234567', manager: 'สุนทร พงษ์ไพบูลย์' },
      address: {
        NO: '88',
        ROAD_TH: 'บางนา-ตราด',
        subdistrict: 'บางนาใต้',
        district: 'บางนา',
        province: 'กรุงเทพมหานคร',
        zipcode: '10260',
      },
      openingHours: { th: 'จันทร์–เสาร์ 8.30–17.00 น.', en: 'Monday to Saturday, 8.30–17.00' },
    },
    {
      ...{ code: '00002', name: 'ศูนย์ฝึกเชียงใหม่', phone: '053112233', manager: 'กมลวรรณ คำแก้ว' },
      address: {
        NO: '12/3',
        MOO: '4',
        subdistrict: 'สุเทพ',
        district: 'เมืองเชียงใหม่',
        province: 'เชียงใหม่',
        zipcode: '50200',
      },
    },
  ],
  display_flag: [
    { code: 'to-top', shown: true, note: 'ปุ่มกลับด้านบน' },
    { code: 'topbar', shown: true, note: 'แถบข้อความเหนือเมนู' },
  ],
  code_item: [
    { list: 'mode', code: 'evening', name: 'รอบค่ำ', nameEn: 'Evening', order: 2 },
    { list: 'mode', code: 'weekend', name: 'เสาร์–อาทิตย์', nameEn: 'Weekend', order: 3 },
    { list: 'asset', code: 'computer', name: 'คอมพิวเตอร์', nameEn: 'Computers', order: 1 },
    { list: 'asset', code: 'tool', name: 'เครื่องมือช่าง', nameEn: 'Tools', order: 2 },
    { list: 'asset', code: 'furniture', name: 'ครุภัณฑ์สำนักงาน', nameEn: 'Furniture', order: 3 },
  ],
  asset_holder: [
    {
      _id: '6564a10000000000000a0001',
      name: 'วิรัตน์ ศรีสุข',
      code: 'E-014',
      department: 'ฝ่ายอาคารสถานที่',
      phone: '0815550142',
    },
    { _id: '6564a10000000000000a0002', name: 'พิมพ์ชนก แก้วใส', code: 'E-021', department: 'ฝ่ายทะเบียน' },
  ],
  asset: [
    {
      ...{ code: 'AS69-0001', name: 'โน้ตบุ๊ก 14 นิ้ว', category: 'computer', unit: 'เครื่อง', value: 24900 },
      ...{ boughtOn: '2026-01-15', serial: 'PF3K82XQ', holder: '6564a10000000000000a0002', heldSince: '2026-02-01' },
    },
    {
      code: 'AS69-0002',
      name: 'โปรเจกเตอร์ 4,000 ลูเมน',
      category: 'computer',
      unit: 'เครื่อง',
      value: 18500,
      place: 'ห้องบรรยาย 1',
    },
    {
      ...{ code: 'AS69-0003', name: 'เครื่องเชื่อมไฟฟ้า 200 A', category: 'tool', unit: 'เครื่อง', value: 8900 },
      ...{ place: 'โรงฝึกงานเชื่อม', standing: 'repair' },
    },
    {
      ...{ code: 'AS69-0004', name: 'สว่านไร้สาย 18 V', category: 'tool', unit: 'ชุด', value: 5200 },
      ...{ holder: '6564a10000000000000a0001', heldSince: '2026-09-10', dueOn: '2026-11-10' },
    },
    { code: 'AS69-0005', name: 'โต๊ะบรรยายพับได้', category: 'furniture', unit: 'ตัว', value: 2400, place: 'ห้องบรรยาย 2' },
  ],
}
