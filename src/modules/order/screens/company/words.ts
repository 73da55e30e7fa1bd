/** What a person reads who buys seats for a company. */
export const companyOrderWords = {
  title: { th: 'ซื้อที่นั่งให้หน่วยงาน', en: 'Buy seats for a company' },
  text: {
    th: 'ซื้อหลายที่นั่งในครั้งเดียว เมื่อชำระแล้วคุณแจกที่นั่งให้พนักงานได้เองภายใน 1 ปี',
    en: 'Buy several seats at once. After payment you assign them to people within a year.',
  },
  each: { th: 'ราคาที่นั่งละ {price} รวมภาษีมูลค่าเพิ่ม', en: '{price} per seat, VAT included' },
  seats: { th: 'จำนวนที่นั่ง', en: 'Number of seats' },
  name: { th: 'ชื่อบริษัทหรือหน่วยงาน', en: 'Company' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษี 13 หลัก', en: 'Tax ID, 13 digits' },
  branch: { th: 'เลขที่สาขา', en: 'Branch number' },
  branchHint: { th: 'เว้นว่างถ้าเป็นสำนักงานใหญ่', en: 'Leave empty for the head office' },
  address: { th: 'ที่อยู่', en: 'Address' },
  order: { th: 'สั่งซื้อ', en: 'Order' },
  orderText: {
    th: 'ขอใบเสนอราคาและดูยอดหลังหักภาษี ณ ที่จ่ายได้ในหน้าถัดไป ชำระได้ภายใน 30 วัน',
    en: 'The next page has the quotation and the amount after withholding tax. Pay within 30 days.',
  },
} as const
