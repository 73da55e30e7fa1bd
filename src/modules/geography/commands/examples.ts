import type { Example } from '#platform/http/api/description.ts'

const place = (n: number): Example => ({
  name: 'one-place',
  summary: { th: 'สถานที่หนึ่งแห่ง', en: 'One place' },
  as: 'guest',
  params: { id: String(n).padStart(24, '0') },
})

/** The address lookups as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'POST /province/query': [
    {
      name: 'provinces-by-name',
      summary: { th: 'จังหวัดเรียงตามชื่อไทย', en: 'The provinces by their Thai names' },
      as: 'guest',
      request: { method: 'find', args: [{}], sort: { name_th: 1 }, fields: ['id', 'name_th'] },
    },
  ],
  'POST /amphure/query': [
    {
      name: 'districts-of-a-province',
      summary: { th: 'อำเภอของจังหวัด', en: 'The districts of a province' },
      as: 'guest',
      request: { method: 'find', args: [{ province_id: 83 }], fields: ['id', 'province_id', 'name_th'] },
    },
  ],
  'POST /tambon/query': [
    {
      name: 'subdistricts-of-a-district',
      summary: { th: 'ตำบลของอำเภอพร้อมรหัสไปรษณีย์', en: 'The subdistricts of a district with their post codes' },
      as: 'guest',
      request: {
        method: 'find',
        args: [{ amphure_id: 8301 }],
        fields: ['id', 'amphure_id', 'name_th', 'zip_code'],
      },
    },
  ],
  'GET /province/:id': [place(83)],
  'GET /amphure/:id': [place(8301)],
  'GET /tambon/:id': [place(830101)],
}
