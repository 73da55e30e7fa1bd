import { item, wxr } from './wordpress-files.ts'

/** An attachment of an export with its alternative text. */
export const attachment = (of: { id: string; url: string; alt?: string }) =>
  item({
    ...{ id: of.id, type: 'attachment', status: 'inherit' },
    more: `<wp:attachment_url><![CDATA[${of.url}]]></wp:attachment_url>${meta('_wp_attachment_image_alt', of.alt ?? '')}`,
  })

export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

export const term = (domain: 'category' | 'post_tag', name: string, title: string) =>
  `<category domain="${domain}" nicename="${name}"><![CDATA[${title}]]></category>`

/** A site whose pages show pictures in every way that WordPress knows. `at` is their base URL. */
export const picturedExport = (at: string) => {
  const blocks = `<!-- wp:image {"id":91} --><figure class="wp-block-image"><img src="${at}/school-300x200.png" alt="อาคารเรียน"/><figcaption>หน้าโรงเรียน</figcaption></figure><!-- /wp:image -->
<!-- wp:media-text --><div><figure><img src="${at}/gone.png" alt=""/></figure><div><!-- wp:paragraph --><p>ข้างรูปที่หายไป</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->
<!-- wp:gallery --><figure><figure><img src="${at}/school.png" alt="ซ้ำ"/></figure><figure><img src="${at}/room.png"/></figure></figure><!-- /wp:gallery -->
<!-- wp:cover {"url":"${at}/same-bytes.png"} --><div><img src="${at}/same-bytes.png" alt=""/><div><!-- wp:heading --><h2>บนรูป</h2><!-- /wp:heading --></div></div><!-- /wp:cover -->
<!-- wp:image --><figure><img src="http://169.254.169.254/latest/meta-data/a.png" alt="ข้างใน"/><figcaption>ไม่มีทางมา</figcaption></figure><!-- /wp:image -->
<!-- wp:image --><figure><img src="data:image/png;base64,AAAA" alt="ในตัว"/></figure><!-- /wp:image -->`
  const classic = `ก่อนรูป [caption id="a" width="300"]<a href="${at}/room.png"><img src="${at}/room-150x150.png" alt="" /></a> ห้องเรียน[/caption]

หลังรูป <img class="alignleft" src="${at}/no-picture.png" alt="หลอก"> จบ
[gallery ids="91,92"]`
  return wxr(
    [
      item({ id: '11', title: 'โรงเรียนของเรา', name: 'school', content: blocks, more: meta('_thumbnail_id', '91') }),
      item({
        ...{ id: '21', type: 'post', title: 'ข่าวมีรูป', name: 'pictured', content: classic },
        more: `${meta('_thumbnail_id', '92')}${term('category', 'news', 'ข่าวรับสมัคร')}${term('post_tag', 'safety', 'ความปลอดภัย')}${term('category', 'uncategorized', 'Uncategorized')}`,
      }),
      item({
        ...{ id: '22', type: 'post', title: 'ข่าวข้อความ', name: 'plain' },
        content: `<p>เห็น <img src="${at}/room.png" alt="ห้อง"> นี้</p>`,
      }),
      attachment({ id: '91', url: `${at}/school.png`, alt: 'อาคารเรียนสามชั้น' }),
      attachment({ id: '92', url: `${at}/room.png`, alt: 'ห้องฝึกไฟฟ้า' }),
    ].join('\n'),
  )
}

/** Exports of many generators, each with the titles that must be imported. */
export const exportsOfManyMakes = (): [string, string, string[]][] => [
  [
    'the classic editor, with shortcodes of plugins',
    wxr(
      item({
        id: '1',
        title: 'เก่า',
        name: 'classic',
        content: `[vc_row][vc_column width="1/2"]บรรทัดแรก\nบรรทัดสอง[/vc_column][/vc_row]\n\n<!--more-->\n\n<strong>ตัวหนา</strong> [contact-form-7 id="1"] [unclosed`,
      }),
    ),
    ['เก่า'],
  ],
  [
    'blocks that are not closed, crossed, and of plugins',
    wxr(
      item({
        id: '1',
        title: 'บล็อกพัง',
        name: 'broken',
        content: `<!-- wp:group --><div><!-- wp:paragraph --><p>ใน<!-- /wp:group --></div><!-- /wp:paragraph --><!-- wp:acme/slider {"a":[1,{"b":"-->"}]} /--><!-- wp:columns --><!-- wp:column {"width":"900%"} --><p>กว้าง</p>`,
      }),
    ),
    ['บล็อกพัง'],
  ],
  [
    'CDATA that is split, entities and letters that no page holds',
    wxr(
      item({
        id: '1',
        title: 'ก]]]]><![CDATA[>ข',
        name: 'cdata',
        content: '<p>]]]]><![CDATA[> &amp;lt; \u0000\u000b\ufffe</p>',
      }),
    ),
    ['ก]]>ข'],
  ],
  [
    'no CDATA at all',
    wxr(
      item({ id: '1', title: 'ธรรมดา', name: 'escaped', content: '<p>ข้อความ</p>' })
        .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
        .replace('<p>ข้อความ</p>', '&lt;p&gt;ข้อความ&lt;/p&gt;'),
    ),
    ['ธรรมดา'],
  ],
  [
    'namespaces that are not declared',
    wxr(item({ id: '1', title: 'ไม่ประกาศ', name: 'bare', content: 'ข้อความ' })).replace(/ xmlns:wp="[^"]*"/, ''),
    ['ไม่ประกาศ'],
  ],
  [
    'parents in a ring, and ids that are none',
    wxr(
      [
        item({ id: '1', title: 'ไก่', name: 'a', parent: '2' }),
        item({ id: '2', title: 'ไข่', name: 'b', parent: '1' }),
        item({ id: 'x', title: 'ไม่มีเลข', name: 'c' }),
        item({ id: '3', title: 'พ่อหาย', name: 'd', parent: '999' }),
      ].join(''),
    ),
    ['ไก่', 'ไข่', 'พ่อหาย', 'ไม่มีเลข'],
  ],
  [
    'a page of much text',
    wxr(item({ id: '1', title: 'ยาว', name: 'long', content: '<p>ยาวมาก</p>\n\n'.repeat(20_000) })),
    ['ยาว'],
  ],
  [
    'marks that stand for pictures, of its own making',
    wxr(
      item({
        id: '1',
        title: 'ปลอม',
        name: 'forged',
        content: `<p><a href="/@picture/${Buffer.from('javascript:alert(1)\n').toString('base64url')}">กด</a> <img src="/@picture/!!!"> @picture</p>`,
      }),
    ),
    ['ปลอม'],
  ],
]
