import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NoValue, Table, type Column } from './table.tsx'

type Enrolment = { id: string; name: string; lessons: number | null }

const columns: Column<Enrolment>[] = [
  { id: 'name', title: 'ชื่อหลักสูตร', cell: ({ name }) => <a href="/lesson/play">{name}</a> },
  {
    id: 'lessons',
    title: 'จำนวนบท',
    cardLabel: 'จำนวน',
    isEnd: true,
    cell: ({ lessons }) => lessons ?? <NoValue>N/A</NoValue>,
  },
]

describe('Table', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="หลักสูตรที่ลงทะเบียน"
      columns={columns}
      rows={[
        { id: '1', name: 'ช่างไฟฟ้า', lessons: 24 },
        { id: '2', name: 'ทำงานบนที่สูง', lessons: null },
      ]}
      keyOf={({ id }) => id}
    />,
  )

  it('has a head for every column and a row for every item', () => {
    expect(html.match(/<th scope="col"/g)).toHaveLength(2)
    expect(html.match(/<tr>/g)).toHaveLength(3)
    expect(html).toContain('หลักสูตรที่ลงทะเบียน</caption>')
  })

  it('names each cell for the card it becomes on a phone', () => {
    expect(html).toMatch(/data-label="จำนวน">24</)
    expect(html).toMatch(/<td><a href="\/lesson\/play">ช่างไฟฟ้า/)
  })

  it('says that a value is missing', () => {
    expect(html).toMatch(/data-label="จำนวน"><span[^>]*>N\/A/)
  })
})
