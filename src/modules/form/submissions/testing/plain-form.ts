/** A form of a page as a browser without a script sends it: the names and values of its fields. */
export function plainFields(html: string): Record<string, string> {
  const form = /<form[^>]*enctype="multipart\/form-data"[^>]*>(.*?)<\/form>/is.exec(html)?.[1] ?? ''
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const sent = inputs.filter(
    (tag) => !/type="(?:radio|checkbox|file|submit)"/.test(tag) || (/\schecked/.test(tag) && !/type="file"/.test(tag)),
  )
  return Object.fromEntries(sent.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Returns a body of the type multipart/form-data, and its header. */
export async function multipart(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = new Response(form)
  const body = Buffer.from(await response.arrayBuffer())
  return { body, headers: { 'content-type': response.headers.get('content-type')! } }
}
