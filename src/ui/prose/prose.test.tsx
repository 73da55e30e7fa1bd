import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Article, Note, TitleBand } from './article.tsx'
import { Crumbs } from './crumbs.tsx'
import { Head } from './head.tsx'
import { Pager, pagesShown } from './pager.tsx'
import { RichText } from './rich-text.tsx'
import { Tabs } from './tabs.tsx'

describe('pagesShown', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 4, 12]],
    [6, 12, [1, 5, 6, 7, 12]],
    [12, 12, [1, 9, 10, 11, 12]],
    [3, 3, [1, 2, 3]],
  ])('page %i of %i shows %j', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown)
  })
})

describe('Pager', () => {
  const pager = (page: number, pageCount: number) =>
    renderToStaticMarkup(
      <Pager
        label="หน้า"
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `?page=${number}`}
        words={{ previous: 'ก่อนหน้า', next: 'ถัดไป' }}
      />,
    )

  it('leads one page back and one on, where there is one', () => {
    expect(pager(2, 3)).toMatch(/href="\?page=1" rel="prev".*href="\?page=3" rel="next"/)
    expect(pager(1, 3)).not.toContain('rel="prev"')
    expect(pager(3, 3)).not.toContain('rel="next"')
  })

  it('marks the page one is on, and a gap in the count', () => {
    expect(pager(6, 12)).toContain('href="?page=6" aria-current="page"')
    expect(pager(6, 12).match(/…/g)).toHaveLength(2)
    expect(pager(2, 4)).not.toContain('…')
  })

  it('is not there for one page', () => {
    expect(pager(1, 1)).toBe('')
  })
})

describe('the heads of pages', () => {
  const trail = { label: 'เส้นทาง', crumbs: [{ label: 'หน้าแรก', href: '/' }, { label: 'ข่าวสาร' }] }

  it('lead back, and name the page one is on', () => {
    const html = renderToStaticMarkup(<Crumbs {...trail} />)
    expect(html).toContain('<a href="/">หน้าแรก</a>')
    expect(html).toContain('<span aria-current="page">ข่าวสาร</span>')
  })

  it.each([
    ['TitleBand', <TitleBand key="" trail={trail} title="ข่าวสาร" />],
    [
      'Article',
      <Article key="" trail={trail} title="ข่าวสาร">
        ก
      </Article>,
    ],
  ])('%s has the one h1', (_, page) => {
    expect(renderToStaticMarkup(page).match(/<h1/g)).toHaveLength(1)
  })

  it('a block leads to all of it', () => {
    const html = renderToStaticMarkup(<Head title="หลักสูตรแนะนำ" more={{ label: 'ทั้งหมด', href: '/lesson/all' }} />)
    expect(html).toMatch(/<h2>หลักสูตรแนะนำ<\/h2><a class="more head__more" href="\/lesson\/all">/)
  })
})

describe('RichText, Note and Tabs', () => {
  it('set what they are given', () => {
    expect(renderToStaticMarkup(<RichText html="<p>ก</p>" />)).toContain('<p>ก</p>')
    expect(renderToStaticMarkup(<Note title="อยากตรวจเองเป็น" act={<a href="/x">ดู</a>} />)).toMatch(/<aside.*href="\/x"/)
    expect(
      renderToStaticMarkup(<Tabs label="ในหน้านี้" tabs={[{ label: 'เนื้อหา', href: '#outline', isCurrent: true }]} />),
    ).toContain('href="#outline" aria-current="true"')
  })
})
