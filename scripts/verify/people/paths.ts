/**
 * Returns the most visited public screens: the front page, the catalogue, a course, the log-in, the registration, a
 * page.
 */
export const publicPaths = async (url: string): Promise<string[]> => {
  const catalogue = await (await fetch(`${url}/lesson/home`)).text()
  const course = /href="(\/lesson\/detail\/[0-9a-f]{24})"/.exec(catalogue)?.[1]
  if (!course) throw new Error('the catalogue of the demo leads to no course')
  return ['/', '/lesson/home', course, '/user/login', '/user/register', '/cms/page/faq']
}
