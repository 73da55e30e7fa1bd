/** Why an order has no document, or its buyer cannot change. */
export const documentProblems = {
  exists: { th: 'คำสั่งซื้อนี้มีเอกสารแล้ว', en: 'This order has its document already' },
  noBranch: {
    th: 'ออกเอกสารไม่ได้ กรุณาเปิดใช้เอกสารภาษี ตั้งสาขาผู้ออกเอกสาร และตรวจว่าชำระครบแล้ว',
    en: 'No document can be issued. Turn on billing, set up a tax branch, and check that the order is paid.',
  },
  noCompany: {
    th: 'กรุณากรอกข้อมูลใบกำกับภาษีของนิติบุคคลพร้อมเลขผู้เสียภาษีก่อน',
    en: 'First enter the tax data of your company, with its tax ID',
  },
  wrongTax: { th: 'กรุณากรอกเงินได้และภาษีที่หักให้ถูกต้อง', en: 'Enter the amount paid and the tax withheld' },
  numbered: {
    th: 'เอกสารออกเลขที่แล้ว แก้ไขข้อมูลเองไม่ได้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'The document has its number and can no longer change. Contact the staff.',
  },
  wrongBuyer: {
    name: { th: 'กรุณากรอกชื่อผู้ซื้อ', en: 'Enter the name of the buyer' },
    taxId: { th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', en: 'The tax ID is not valid' },
    branch: { th: 'เลขที่สาขาไม่ถูกต้อง', en: 'The branch number is not valid' },
    address: { th: 'กรุณากรอกที่อยู่ให้ถูกต้อง', en: 'Enter a valid address' },
  },
} as const
