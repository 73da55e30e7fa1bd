/** Goods to try the shop with. They are drafts that cannot be published, so nobody can buy them. */
export const sampleGoods = [
  {
    ...{ sku: 'SAMPLE-BOOK', name: '(ตัวอย่าง) คู่มือความปลอดภัย', price: 250, weight: 300 },
    summary: 'สินค้าตัวอย่างสำหรับทดลองระบบ ขายจริงไม่ได้',
  },
  {
    ...{ sku: 'SAMPLE-SHIRT', name: '(ตัวอย่าง) เสื้อโปโลของสถาบัน', price: 390, weight: 250 },
    summary: 'สินค้าตัวอย่างสำหรับทดลองระบบ ขายจริงไม่ได้',
  },
  {
    ...{ sku: 'SAMPLE-TOOLS', name: '(ตัวอย่าง) ชุดเครื่องมือฝึก', price: 1290, weight: 1800 },
    summary: 'สินค้าตัวอย่างสำหรับทดลองระบบ ขายจริงไม่ได้',
  },
] as const
