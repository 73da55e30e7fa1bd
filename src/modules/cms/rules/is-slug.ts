/** Whether a URL segment can be the slug of a page. Others are not looked up. */
export const isSlug = (slug: string | undefined): slug is string =>
  slug !== undefined && slug.length <= 200 && slug.isWellFormed() && !/\p{Cc}/u.test(slug)

/** Whether a slug would be unreachable: browsers treat dots as folders, and `/cms/post/…/add` is a staff screen. */
export const isReservedSlug = ({ type, slug }: { type: string; slug: string }): boolean =>
  /^\.{1,2}$/.test(slug) || (type === 'post' && slug.toLowerCase() === 'add')
