/** Goods of a demo shop, as its staff would enter them. Prices are in baht, weights in grams. */
export interface SeedProduct {
  name: string
  category: string
  image: string
  summary: string
  description: string
  price: number
  sale_price?: number
  mostEach?: number
  /** What it costs in credits, if it can be redeemed. */
  creditPrice?: number
  variants: SeedVariant[]
}

interface SeedVariant {
  sku: string
  name?: string
  options?: Record<string, string>
  price?: number
  weight: number
  /** How many were received, and how many of them are left. */
  received: number
  left: number
}

export interface SeedShop {
  notice: { th: string; en: string }
  categories: { name: string; slug: string }[]
  products: SeedProduct[]
}

const picture = (name: string) => `seed/shop/${name}.svg`
const sizes = (sku: string, left: Record<string, number>, weight: number): SeedVariant[] =>
  Object.entries(left).map(([size, n]) => ({
    ...{ sku: `${sku}-${size}`, name: `ไซซ์ ${size}`, options: { ไซซ์: size } },
    ...{ weight, received: 30, left: n },
  }))

export const skillsShop: SeedShop = {
  notice: {
    th: 'จัดส่งทุกวันจันทร์ถึงศุกร์ สั่งก่อน 14.00 น. ส่งในวันเดียวกัน',
    en: 'We ship from Monday to Friday. Orders before 2 pm are sent on the same day.',
  },
  categories: [
    { name: 'หนังสือและคู่มือ', slug: 'books' },
    { name: 'เสื้อผ้า', slug: 'clothes' },
    { name: 'เครื่องมือฝึก', slug: 'tools' },
  ],
  products: [
    {
      ...{ name: 'คู่มือช่างไฟฟ้าภายในอาคาร', category: 'books', image: picture('book-electric'), price: 320 },
      sale_price: 290,
      summary: 'ตารางขนาดสาย วงจรควบคุม และแบบฝึกหัดเตรียมสอบมาตรฐานฝีมือแรงงาน',
      description:
        '<p>ใช้ประกอบหลักสูตรช่างไฟฟ้าของสถาบัน 248 หน้า พิมพ์สองสี เย็บกี่เปิดวางราบบนโต๊ะฝึกได้</p><ul><li>ตารางขนาดสายและท่อ</li><li>วงจรควบคุมมอเตอร์ 12 แบบ</li><li>ข้อสอบจำลองพร้อมเฉลย</li></ul>',
      variants: [{ sku: 'BK-ELEC-01', weight: 540, received: 60, left: 42 }],
    },
    {
      ...{ name: 'ตำราอาหารไทยมาตรฐาน 60 จาน', category: 'books', image: picture('book-food'), price: 380 },
      summary: 'ชั่งตวงเป็นกรัม คิดต้นทุนต่อจาน และภาพขั้นตอนทุกเมนู',
      description: '<p>สูตรที่ใช้สอนในครัวฝึกของสถาบัน ทุกสูตรบอกน้ำหนักเป็นกรัมและต้นทุนต่อหนึ่งจาน</p>',
      variants: [{ sku: 'BK-FOOD-01', weight: 620, received: 40, left: 4 }],
    },
    {
      ...{ name: 'สมุดบันทึกงานช่าง', category: 'books', image: picture('notebook'), price: 95 },
      creditPrice: 90,
      summary: 'กระดาษกราฟ 120 แผ่น ปกกันน้ำ มีช่องเสียบดินสอ',
      description: '<p>ขนาดพกใส่กระเป๋าเสื้อช่าง หน้ากราฟ 5 มม. มีตารางแปลงหน่วยด้านในปก</p>',
      variants: [{ sku: 'NB-TECH', weight: 180, received: 100, left: 73 }],
    },
    {
      ...{ name: 'เสื้อโปโลสถาบันพัฒนาทักษะไทย', category: 'clothes', image: picture('polo'), price: 350 },
      creditPrice: 320,
      summary: 'ผ้าระบายเหงื่อ ปักตราสถาบัน ใส่เรียนภาคปฏิบัติได้',
      description: '<p>ผ้าไมโครผสมคอตตอน ซักเครื่องได้ สีไม่ตก รอบอก S 38 M 40 L 42 XL 44 นิ้ว</p>',
      variants: sizes('POLO', { S: 12, M: 3, L: 18, XL: 0 }, 260),
    },
    {
      ...{ name: 'กระเป๋าเครื่องมือช่าง', category: 'tools', image: picture('tool-bag'), price: 690 },
      ...{ sale_price: 590, mostEach: 2, creditPrice: 550 },
      summary: 'ผ้าใบหนา ก้นแข็งตั้งได้ ช่องเก็บ 14 ช่อง',
      description: '<p>ขนาดพอดีกับชุดเครื่องมือที่ใช้ในห้องปฏิบัติการ รับน้ำหนักได้ 12 กิโลกรัม</p>',
      variants: [{ sku: 'BAG-TOOL', weight: 1350, received: 25, left: 9 }],
    },
    {
      ...{ name: 'มัลติมิเตอร์สำหรับฝึก', category: 'tools', image: picture('multimeter'), price: 890 },
      summary: 'วัดแรงดัน กระแส ความต้านทาน พร้อมสายวัดและถ่าน',
      description: '<p>รุ่นเดียวกับที่ใช้ในห้องปฏิบัติการไฟฟ้า CAT III 600 V รับประกัน 1 ปี</p>',
      variants: [{ sku: 'METER-600', weight: 430, received: 20, left: 6 }],
    },
  ],
}

export const factoryShop: SeedShop = {
  notice: {
    th: 'สั่งตั้งแต่ 50 ชิ้นขึ้นไป โทร 038 123 456 เพื่อรับราคาโรงงาน',
    en: 'For 50 pieces or more, call 038 123 456 for a factory price.',
  },
  categories: [
    { name: 'ศีรษะและดวงตา', slug: 'head' },
    { name: 'มือ เท้า และลำตัว', slug: 'body' },
    { name: 'ล็อกและติดป้าย', slug: 'lockout' },
  ],
  products: [
    {
      ...{ name: 'หมวกนิรภัย ปรับหมุน', category: 'head', image: picture('helmet'), price: 185 },
      summary: 'เปลือก ABS มอก. 368 รองในปรับหมุน พร้อมสายรัดคาง',
      description: '<p>สีบอกหน้าที่ในลานฝึก: ขาวสำหรับผู้ควบคุม เหลืองสำหรับผู้เข้าอบรม น้ำเงินสำหรับช่าง</p>',
      variants: [
        { sku: 'HELMET-WH', name: 'สีขาว', options: { สี: 'ขาว' }, weight: 380, received: 40, left: 21 },
        { sku: 'HELMET-YE', name: 'สีเหลือง', options: { สี: 'เหลือง' }, weight: 380, received: 120, left: 64 },
        { sku: 'HELMET-BL', name: 'สีน้ำเงิน', options: { สี: 'น้ำเงิน' }, weight: 380, received: 30, left: 2 },
      ],
    },
    {
      ...{ name: 'แว่นตานิรภัย กันฝ้า', category: 'head', image: picture('goggles'), price: 120 },
      summary: 'เลนส์โพลีคาร์บอเนต เคลือบกันฝ้าและกันขูดขีด',
      description: '<p>สวมทับแว่นสายตาได้ ผ่านมาตรฐาน ANSI Z87.1</p>',
      variants: [
        { sku: 'GOGGLE-CL', name: 'เลนส์ใส', options: { เลนส์: 'ใส' }, weight: 70, received: 80, left: 35 },
        { sku: 'GOGGLE-GR', name: 'เลนส์เทา', options: { เลนส์: 'เทา' }, price: 135, weight: 70, received: 40, left: 0 },
      ],
    },
    {
      ...{ name: 'ถุงมือกันบาด ระดับ 5', category: 'body', image: picture('gloves'), price: 145 },
      summary: 'ถักเส้นใย HPPE เคลือบพียู จับงานชิ้นเล็กได้',
      description: '<p>ใช้ในลานฝึกงานโลหะและซ่อมบำรุง ซักน้ำได้ ขายเป็นคู่</p>',
      variants: sizes('GLOVE', { M: 14, L: 22, XL: 5 }, 90),
    },
    {
      ...{ name: 'เสื้อกั๊กสะท้อนแสง', category: 'body', image: picture('vest'), price: 160, sale_price: 139 },
      summary: 'แถบสะท้อนแสง 2 นิ้ว มองเห็นได้ 200 เมตร',
      description: '<p>ผ้าตาข่ายระบายอากาศ มีช่องเสียบบัตรและกระเป๋าวิทยุ</p>',
      variants: sizes('VEST', { M: 9, L: 16, XL: 11 }, 170),
    },
    {
      ...{ name: 'รองเท้านิรภัย หัวเหล็ก', category: 'body', image: picture('boots'), price: 990 },
      mostEach: 4,
      summary: 'มอก. 523 พื้นกันน้ำมันและกันทะลุ',
      description: '<p>หนังแท้ หัวเหล็กรับแรงกระแทก 200 จูล เปลี่ยนไซซ์ได้ภายใน 7 วัน</p>',
      variants: sizes('BOOT', { 40: 4, 41: 6, 42: 8, 43: 3 }, 1250),
    },
    {
      ...{ name: 'ชุดล็อกและป้าย LOTO รายบุคคล', category: 'lockout', image: picture('loto'), price: 450 },
      summary: 'แม่กุญแจฉนวน ป้ายห้ามเดินเครื่อง และตะขอล็อกร่วม',
      description: '<p>ชุดเดียวกับที่ใช้ในหลักสูตรล็อกและติดป้าย เขียนชื่อและเวลาบนป้ายแล้วลบใช้ใหม่ได้</p>',
      variants: [{ sku: 'LOTO-KIT', weight: 520, received: 50, left: 17 }],
    },
  ],
}
