/** Small exports of WordPress, written by hand. */
export const wxr = (items: string, more = '') => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>โรงเรียนเก่า</title><link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:category><wp:term_id>1</wp:term_id><wp:cat_name><![CDATA[ข่าว]]></wp:cat_name></wp:category>${more}
${items}</channel></rss>`

interface WordpressFilesDraft {
  id: string
  type?: string
  title?: string
  name?: string
  content?: string
  parent?: string
  status?: string
  more?: string
}

export const item = (of: WordpressFilesDraft) => `<item><title><![CDATA[${of.title ?? of.id}]]></title>
<link>https://old.example/${of.name ?? `p${of.id}`}/</link><guid>https://old.example/?p=${of.id}</guid>
<content:encoded><![CDATA[${of.content ?? ''}]]></content:encoded>
<wp:post_id>${of.id}</wp:post_id><wp:post_date_gmt>2024-02-05 15:53:10</wp:post_date_gmt>
<wp:post_name>${of.name ?? `p${of.id}`}</wp:post_name><wp:status>${of.status ?? 'publish'}</wp:status>
<wp:post_parent>${of.parent ?? '0'}</wp:post_parent><wp:post_type>${of.type ?? 'page'}</wp:post_type>${of.more ?? ''}</item>`

const hostile = `<!-- wp:html --><div><script>alert(1)</script><b>ปลอดภัย</b><iframe src="https://evil.example"></iframe>
<form action="https://evil.example"><input name="a"></form><a href="javascript:alert(1)">ก</a></div><!-- /wp:html -->
<!-- wp:paragraph --><p onclick="alert(1)">ย่อหน้า <img src=x onerror=alert(1)></p><!-- /wp:paragraph -->
<!-- wp:other/thing {"__proto__":{"isAdmin":true}} --><svg onload=alert(1)></svg><!-- /wp:other/thing -->`

const blocks = `<!-- wp:heading --><h2>หลักสูตร</h2><!-- /wp:heading -->
<!-- wp:columns --><div><!-- wp:column {"width":"66.66%"} --><div><!-- wp:paragraph --><p>ซ้าย</p><!-- /wp:paragraph --></div><!-- /wp:column -->
<!-- wp:column --><div><!-- wp:buttons --><div><!-- wp:button --><div><a href="https://old.example/contact/">ติดต่อ</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:column --></div><!-- /wp:columns -->
<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ","providerNameSlug":"youtube"} --><figure></figure><!-- /wp:embed -->
<!-- wp:details --><details><summary>ถาม</summary><p>ตอบ</p></details><!-- /wp:details -->
<!-- wp:image --><figure><img src="https://old.example/a.jpg" alt="ภาพ"/><figcaption>คำบรรยาย</figcaption></figure><!-- /wp:image -->
<!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:latest-posts /-->`

/** Two nested pages, a post, a menu, an attachment, and content that must not run. */
export const academyExport = (title = 'เกี่ยวกับเรา') =>
  wxr(
    [
      item({ id: '12', parent: '11', title: 'ติดต่อ', name: 'contact', content: hostile }),
      item({
        id: '11',
        title,
        name: '%e0%b9%80%e0%b8%81%e0%b8%b5%e0%b9%88%e0%b8%a2%e0%b8%a7%e0%b8%81%e0%b8%b1%e0%b8%9a',
        content: blocks,
      }),
      item({ id: '21', type: 'post', title: 'ข่าวแรก', name: 'first-news', content: 'บรรทัดหนึ่ง\n\nบรรทัดสอง [gallery]' }),
      item({ id: '21', type: 'post', title: 'ซ้ำ', name: 'twice' }),
      item({ id: '31', type: 'attachment', status: 'inherit' }),
      item({ id: '41', type: 'page', status: 'trash', title: 'ทิ้งแล้ว' }),
      item({
        ...{ id: '51', type: 'nav_menu_item', title: 'ติดต่อ' },
        more: `<category domain="nav_menu" nicename="main"><![CDATA[เมนูหลัก]]></category>
          <wp:postmeta><wp:meta_key>_menu_item_type</wp:meta_key><wp:meta_value>post_type</wp:meta_value></wp:postmeta>
          <wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>12</wp:meta_value></wp:postmeta>
          <wp:postmeta><wp:meta_key>_menu_item_menu_item_parent</wp:meta_key><wp:meta_value>0</wp:meta_value></wp:postmeta>`,
      }),
    ].join('\n'),
  )
