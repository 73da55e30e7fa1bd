import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Catalogue, FilterGroup, Filters, Toolbar } from './catalogue.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchHits } from './search-hits.tsx'

const words = { label: 'ค้นหาหลักสูตร', placeholder: 'อยากเรียนเรื่องอะไร', submit: 'ค้นหา', category: 'หมวด' }
const cover = { design: { category: 'electric', motif: 0, tone: 1, isFlipped: false } } as const

const options = { id: 'hits', idOf: (at: number) => `hits-${at}`, active: 0 }

describe('SearchBox', () => {
  const html = renderToStaticMarkup(
    <SearchBox
      action="/lesson/all"
      words={words}
      names={{ text: 'q', category: 'category' }}
      value={{ text: 'ไฟฟ้า', category: 'b' }}
      categories={[
        { value: '', label: 'ทุกหมวด' },
        { value: 'b', label: 'ช่างไฟฟ้า' },
      ]}
    />,
  )

  it('is a GET form that works by itself', () => {
    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/lesson\/all"/)
    expect(html).not.toContain('method="post"')
    expect(html).toMatch(/<input type="search"[^>]* name="q"/)
    expect(html).toContain('type="submit"')
  })

  it('keeps what was looked for', () => {
    expect(html).toContain('value="ไฟฟ้า"')
    expect(html).toMatch(/<option value="b" selected=""/)
  })

  it('has no popup until there is something in it', () => {
    const popup = <SearchHits label="หลักสูตร" status="พบ 1 หลักสูตร" hits={[]} options={options} />
    const box = (shown?: typeof popup) =>
      renderToStaticMarkup(<SearchBox action="/" words={words} names={{ text: 'q' }} popup={shown} />)
    expect(box()).not.toContain('พบ')
    expect(box(popup)).toContain('พบ 1 หลักสูตร')
    expect(box()).not.toContain('<select')
  })
})

describe('SearchHits', () => {
  it('are links, with the words marked, and the way to all of them', () => {
    const hit = { id: '1', href: '/lesson/show/1', name: <mark>ไฟฟ้า</mark>, cover, hours: '30 ชม.', price: '3,150 บาท' }
    const html = renderToStaticMarkup(
      <SearchHits
        label="หลักสูตรที่พบ"
        status="พบ 14"
        hits={[hit]}
        all={{ label: 'ดูทั้งหมด', href: '/lesson/all?q=x' }}
        options={options}
      />,
    )
    expect(html).toMatch(/role="status">พบ 14.*href="\/lesson\/show\/1".*<mark>ไฟฟ้า<\/mark>.*href="\/lesson\/all\?q=x"/)
    expect(html).toMatch(/role="listbox" id="hits" aria-label="หลักสูตรที่พบ"/)
    expect(html).toMatch(/<a[^>]* id="hits-0" role="option" aria-selected="true" tabindex="-1"/i)
    expect(html).toMatch(/<a[^>]* id="hits-1" role="option" aria-selected="false"/)
  })
})

describe('a hit', () => {
  const facts = (of: { category?: string; hours?: string }) => {
    const hit = { id: '1', href: '/1', name: 'ไฟฟ้า', cover, price: 'เรียนฟรี', ...of }
    const html = renderToStaticMarkup(<SearchHits label="พบ" status="พบ 1" hits={[hit]} options={options} />)
    const [, meta] = /class="[^"]*hit__meta[^"]*">(.*?)<\/span><span class="[^"]*hit__price/.exec(html)!
    const shownWhere = (width: 'phone' | 'desktop') =>
      meta!.replace(
        new RegExp(`<span class="[^"]*${width === 'phone' ? 'hit__cat' : 'hit__inline'}[^"]*">[^<]*</span>`),
        '',
      )
    return (['phone', 'desktop'] as const).map((width) => shownWhere(width).replace(/<[^>]*>/g, ''))
  }

  it.each([
    [{ category: 'ช่างไฟฟ้า', hours: '6 ชม.' }, '6 ชม. · เรียนฟรี', 'ช่างไฟฟ้า · 6 ชม.'],
    [{ category: 'ช่างไฟฟ้า' }, 'เรียนฟรี', 'ช่างไฟฟ้า'],
    [{ hours: '6 ชม.' }, '6 ชม. · เรียนฟรี', '6 ชม.'],
    [{}, 'เรียนฟรี', ''],
  ])('puts a dot only between two facts: %j', (of, phone, desktop) => {
    expect(facts(of)).toEqual([phone, desktop])
  })
})

describe('Catalogue', () => {
  it('opens and closes its filters by plain links, and the order belongs to the same form', () => {
    const html = renderToStaticMarkup(
      <Catalogue
        filters={
          <Filters action="/lesson/all" title="กรองหลักสูตร" closeLabel="ปิด" apply="ดู 268 หลักสูตร">
            <FilterGroup legend="ค่าเรียน">
              <Checkbox name="free" value="1" label="เรียนฟรี" count={41} />
            </FilterGroup>
          </Filters>
        }
      >
        <Toolbar
          count={<b>268</b>}
          open="ตัวกรอง"
          sort={{ label: 'เรียงตาม', name: 'sort', choices: [{ value: 'new', label: 'ใหม่ล่าสุด' }] }}
        />
      </Catalogue>,
    )
    const id = /<form[^>]* id="([^"]+)"/.exec(html)?.[1]
    const list = /class="[^"]*catalogue__main[^"]*" id="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain(`href="#${list}"`)
    expect(html).toMatch(new RegExp(`<select name="sort" form="${id}"`))
    expect(html).toMatch(/<legend>ค่าเรียน<\/legend>.*name="free"/)
    expect(html).toContain('ดู 268 หลักสูตร')
  })
})
