/** The links that preload scripts. */
const ahead = /<link\b[^>]*\srel="(?:modulepreload|preload)"[^>]*>/g

/**
 * Returns a page for the preview beside its form. It runs no scripts, and its links, which would open the stored site,
 * are disabled.
 */
export const asPicture = (html: string) =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(ahead, (link) => (/\sas="(?:font|style)"/.test(link) ? link : ''))
    .replaceAll(/<a\b[^>]*>/g, (tag) => tag.replace(/\shref="[^"]*"/, ''))
