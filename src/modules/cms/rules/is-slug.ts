/** Whether an address may name a page: what no slug can be is not looked for. */
export const isSlug = (slug: string | undefined): slug is string =>
  slug !== undefined && slug.length <= 200 && slug.isWellFormed() && !/\p{Cc}/u.test(slug)
