/** Whether an address may name a page: what no slug can be is not looked for. */
export const isSlug = (slug: string | undefined): slug is string =>
  slug !== undefined && slug.length <= 200 && slug.isWellFormed() && !/\p{Cc}/u.test(slug)

/** Whether nobody would get to a page at a slug: a browser takes dots for folders, and `/cms/post/…/add` is a screen of the office. */
export const isReservedSlug = ({ type, slug }: { type: string; slug: string }): boolean =>
  /^\.{1,2}$/.test(slug) || (type === 'post' && slug.toLowerCase() === 'add')
