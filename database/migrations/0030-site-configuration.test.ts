import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#platform/data/database/migrate.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { createSites } from '#platform/site/sites.ts'
import { migrations } from './list.ts'

const config = {
  homepage: 'home',
  siteLogo: '/seed/mark.svg',
  tagline: { th: 'เรียนวันนี้', en: 'Learn today' },
  about: { th: 'เกี่ยวกับ', en: 'About' },
  phone: '02 123 4567',
  openingHours: null,
  navigator: [
    { title: { th: 'หลักสูตร', en: 'Courses' }, target: '/lesson/home' },
    { title: { th: 'เกี่ยวกับ', en: 'About' }, target: '/cms/page/about' },
  ],
  layout: { usermenuendpoint: 'student' },
}

it.each(await bothDrivers())('keeps what sites were set to, on $kind', async ({ open }) => {
  const { database, remove } = await open()
  const { kysely } = database
  try {
    await migrate(database, migrations.slice(0, 1))
    for (const [_id, stored, theme] of [
      ['a', config, { brand: '#f26a0a' }],
      ['b', {}, {}],
    ] as const)
      await sql`insert into site (_id, "siteName", "siteNameEn", "siteType", key, config, theme, plugins, "createdAt", "updatedAt")
        values (${_id}, 'ชื่อ', 'Name', 'unit', ${`key ${_id}`}, ${JSON.stringify(stored)}::jsonb,
          ${JSON.stringify(theme)}::jsonb, array['lesson'], now(), now())`.execute(kysely)
    await sql`insert into hostname values ('a.test', 'a', true), ('www.a.test', 'a', false), ('b.test', 'b', true)`.execute(
      kysely,
    )
    const home = { site: 'a', _id: 'p1', type: 'page', title: 'บ้าน', slug: 'home', builder: { rows: [] }, status: true }
    const post = { ...home, createdAt: '2026-01-01', updatedAt: '2026-01-01', version: 1, search: '' }
    await sql`insert into post select * from jsonb_populate_record(null::post, ${JSON.stringify(post)}::jsonb)`.execute(
      kysely,
    )
    await migrate(database, migrations)
    const sites = createSites({ database, manifests: [], clock: Date.now })
    const a = (await sites.byHostname('www.a.test'))!
    expect(a).toMatchObject({
      ...{ _id: 'a', hostname: 'www.a.test', key: 'key a', siteName: 'ชื่อ', siteLogo: 'seed/mark.svg', homepage: 'p1' },
      ...{
        tagline: config.tagline,
        phone: '021234567',
        openingHours: null,
        plugins: new Set(['lesson', 'student', 'certificate', 'exam', 'survey']),
      },
      theme: { brand: '#f26a0a', accent: '#f5b01a' },
      layout: { usermenuendpoint: 'student', selectedlayout: 'standard', logosize: 44 },
    })
    const menu = await sql<{ builder: unknown }>`select builder from post where _id = ${a.navigator}`.execute(kysely)
    expect(menu.rows[0]?.builder).toEqual({
      version: 1,
      items: [
        { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' },
        { title: 'เกี่ยวกับ', titleEn: 'About', target: '/cms/page/about' },
      ],
    })
    expect((await sites.byId('a'))?.hostname).toBe('a.test')
    expect(await sites.byHostname('b.test')).toMatchObject({ _id: 'b', navigator: null, homepage: null })
    const languages = await sql`select site, code from translate order by site, code`.execute(kysely)
    expect(languages.rows).toEqual(['a', 'b'].flatMap((site) => ['en', 'th'].map((code) => ({ site, code }))))
  } finally {
    await remove()
  }
})
