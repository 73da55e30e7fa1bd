/** Whether a URL is external: it starts with http or https. */
export const isExternal = (url: string) => /^https?:/i.test(url)
