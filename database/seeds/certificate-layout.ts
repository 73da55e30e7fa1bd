const element = { field: 'name', th: '', en: '', image: '', align: 'center', font: 'text', fit: 'shrink' } as const
const wide = { ...element, x: 30, w: 237 }
const teal = '#0f5e5a'
const grey = '#5b6470'

/** The layout of the demo's certificate: two rules, the name between them, and the QR code at the foot. */
export const certificateLayout = {
  ...{ page: 'landscape' as const, background: '' },
  elements: [
    { ...element, kind: 'line' as const, x: 12, y: 12, w: 273, h: 1.2, size: 16, colour: teal },
    { ...element, kind: 'line' as const, x: 12, y: 196.8, w: 273, h: 1.2, size: 16, colour: teal },
    ...[
      { kind: 'field' as const, field: 'issuer' as const, th: '{value}', en: '{value}', y: 26, h: 10, size: 18 },
      {
        kind: 'text' as const,
        th: 'วุฒิบัตรฉบับนี้ให้ไว้เพื่อแสดงว่า',
        en: 'This certificate is awarded to',
        y: 48,
        h: 8,
        size: 16,
      },
    ].map((one) => ({ ...wide, colour: grey, ...one })),
    {
      ...{ ...wide, kind: 'field' as const, field: 'name' as const, th: '{value}', en: '{value}' },
      ...{ y: 62, h: 20, size: 40, font: 'bold' as const, colour: teal },
    },
    {
      ...wide,
      kind: 'text' as const,
      th: 'ผ่านการอบรมหลักสูตร',
      en: 'for completing',
      y: 90,
      h: 8,
      size: 16,
      colour: grey,
    },
    {
      ...{ ...wide, kind: 'field' as const, field: 'courseName' as const, th: '{value}', en: '{value}' },
      ...{ y: 102, h: 18, size: 24, fit: 'wrap' as const, colour: '#1a1a1a' },
    },
    {
      ...{ ...wide, kind: 'field' as const, field: 'hours' as const, th: 'รวม {value} ชั่วโมง', en: '{value} hours' },
      ...{ y: 124, h: 8, size: 14, colour: grey },
    },
    {
      ...{
        ...wide,
        kind: 'field' as const,
        field: 'issuedOn' as const,
        th: 'ให้ไว้ ณ วันที่ {value}',
        en: 'Issued on {value}',
      },
      ...{ y: 136, h: 8, size: 14, colour: grey },
    },
    {
      ...{ ...element, kind: 'signature' as const, th: 'ผู้อำนวยการสถาบัน', en: 'Director' },
      ...{ x: 113, y: 160, w: 71, h: 24, size: 14, colour: '#1a1a1a' },
    },
    { ...element, kind: 'qr' as const, x: 247, y: 160, w: 28, h: 28, size: 16, colour: '#1a1a1a' },
    {
      ...{ ...element, kind: 'number' as const, th: 'เลขที่ {value}', en: 'No. {value}', align: 'left' as const },
      ...{ x: 22, y: 176, w: 80, h: 6, size: 11, colour: grey },
    },
    {
      ...{ ...element, kind: 'field' as const, field: 'expiresOn' as const, align: 'left' as const },
      ...{ th: 'ใช้ได้ถึง {value}', en: 'Valid until {value}', x: 22, y: 183, w: 80, h: 6, size: 11, colour: grey },
    },
  ],
}
