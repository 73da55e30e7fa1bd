/** The marketplace of a demo shop: vendors with their stores and products, a campaign, and properties. */
export interface SeedVendor {
  name: string
  legalName: string
  taxId: string
  vatRegistered: boolean
  phone: string
  email: string
  commission: number
  /** Without a store the vendor still waits for approval. */
  store?: { slug: string; image: string; text: string }
  account?: { bank: '002' | '004' | '014'; accountNumber: string }
  /** The products of the shop that it sells, by SKU, with their properties. */
  products: Record<string, string[]>
  /** Sales of the last two full months in baht, and of the present one. */
  sales: { before: number[]; last: number[]; present: number[] }
}

export const skillsVendors: readonly SeedVendor[] = [
  {
    ...{ name: 'ช่างไทยทูลส์', legalName: 'บริษัท ช่างไทยทูลส์ จำกัด', taxId: '0105610000172', vatRegistered: true },
    ...{ phone: '023456789', email: 'accounts@changthai.example', commission: 12 },
    store: {
      ...{ slug: 'changthai-tools', image: 'seed/shop/tool-bag.svg' },
      text: '<p>เครื่องมือวัดและกระเป๋าเครื่องมือที่ครูช่างเลือกใช้ รับประกันทุกชิ้นหนึ่งปี</p>',
    },
    account: { bank: '004', accountNumber: '0381234567' },
    products: { 'BAG-TOOL': ['วัสดุ: ผ้าใบ'], 'METER-600': ['ระดับ: เริ่มต้น'] },
    sales: { before: [590, 890, 890], last: [590, 590, 890, 1780], present: [590, 890] },
  },
  {
    ...{ name: 'สำนักพิมพ์คู่มือช่าง', legalName: 'ห้างหุ้นส่วนจำกัด คู่มือช่าง', taxId: '0105620000019' },
    ...{ vatRegistered: false, phone: '034567890', email: 'books@kumuechang.example', commission: 8.5 },
    store: {
      ...{ slug: 'kumuechang', image: 'seed/shop/book-electric.svg' },
      text: '<p>หนังสือและสมุดบันทึกสำหรับงานช่าง เขียนโดยผู้สอนจากสนามจริง</p>',
    },
    account: { bank: '014', accountNumber: '4069876543' },
    products: { 'BK-ELEC-01': ['ระดับ: เริ่มต้น', 'วัสดุ: กระดาษ'], 'NB-TECH': ['วัสดุ: กระดาษ'] },
    sales: { before: [290, 95], last: [290, 290, 190], present: [95, 290] },
  },
  {
    ...{ name: 'ครัวมืออาชีพ', legalName: 'บริษัท ครัวมืออาชีพ จำกัด', taxId: '0105630000020', vatRegistered: true },
    ...{ phone: '045678901', email: 'hello@procook.example', commission: 15 },
    products: {},
    sales: { before: [], last: [], present: [] },
  },
]

export const skillsProperties = [
  { name: 'วัสดุ', options: ['ผ้าใบ', 'กระดาษ', 'โลหะ'], filterable: true, order: 1 },
  { name: 'ระดับ', options: ['เริ่มต้น', 'ชำนาญ'], filterable: true, order: 2 },
]
