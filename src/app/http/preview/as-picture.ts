/** The links by which a page fetches what it would run. */
const ahead = /<link\b[^>]*\srel="(?:modulepreload|preload)"[^>]*>/g

/**
 * A page as it is looked at beside the form that makes it: it runs nothing, and its links, which would lead to the site as it
 * is stored, lead nowhere.
 */
export const asPicture = (html: string) =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(ahead, (link) => (/\sas="(?:font|style)"/.test(link) ? link : ''))
    .replaceAll(/<a\b[^>]*>/g, (tag) => tag.replace(/\shref="[^"]*"/, ''))
