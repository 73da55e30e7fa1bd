/** The tax class of a product or of shipping. A tax document reads it when the product is sold. */
export const taxClasses = [
  { value: 'vat', label: { th: 'ราคารวมภาษีมูลค่าเพิ่ม', en: 'VAT included' } },
  { value: 'zero', label: { th: 'อัตราร้อยละ 0', en: 'Zero rate' } },
  { value: 'exempt', label: { th: 'ยกเว้นภาษี', en: 'Exempt' } },
  { value: 'outside', label: { th: 'นอกระบบภาษีมูลค่าเพิ่ม', en: 'Outside VAT' } },
]
