/** Whether an address leaves the site: it starts with http or https. */
export const isExternal = (url: string) => /^https?:/i.test(url)
