/** The banks of vendors, by the codes of the Bank of Thailand. */
export const banks = [
  { value: '002', label: { th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' } },
  { value: '004', label: { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' } },
  { value: '006', label: { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' } },
  { value: '011', label: { th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank' } },
  { value: '014', label: { th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' } },
  { value: '022', label: { th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' } },
  { value: '024', label: { th: 'ธนาคารยูโอบี', en: 'United Overseas Bank (Thai)' } },
  { value: '025', label: { th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya' } },
  { value: '030', label: { th: 'ธนาคารออมสิน', en: 'Government Savings Bank' } },
  { value: '033', label: { th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank' } },
  { value: '034', label: { th: 'ธ.ก.ส.', en: 'Bank for Agriculture and Agricultural Cooperatives' } },
  { value: '067', label: { th: 'ธนาคารทิสโก้', en: 'TISCO Bank' } },
  { value: '069', label: { th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' } },
  { value: '073', label: { th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank' } },
] as const
