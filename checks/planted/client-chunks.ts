import type { Fixture } from '../rule.ts'

const routes = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root.js' },
    public: { id: 'app/layouts/public', parentId: 'root', module: '/assets/public.js' },
    'app/layouts/office': { id: 'app/layouts/office', parentId: 'root', module: '/assets/office.js' },
    home: { id: 'home', parentId: 'root', module: '/assets/home.js', css: ['/assets/home.css'] },
    editor: { id: 'editor', parentId: 'root', module: '/assets/editor.js' },
    admin: { id: 'admin', parentId: 'app/layouts/office', module: '/assets/admin.js' },
  },
}

const build = (files: Record<string, string>) => ({
  'build/current/client/assets/manifest-1a2b3c4d.js': `window.__reactRouterManifest=${JSON.stringify(routes)};`,
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`build/current/client/assets/${name}`, text])),
})

/** Text that no compression makes small. */
function noise(length: number): string {
  let seed = 1
  const next = () => String.fromCharCode(33 + ((seed = (seed * 48_271) % 2_147_483_647) % 90))
  return Array.from({ length }, next).join('')
}

export const planted: Fixture[] = [
  {
    says: 'a build does not say which page loads what',
    invalid: { 'build/current/client/assets/home.js': '1' },
    valid: build({ 'home.js': '1' }),
  },
  {
    says: 'a chunk carries the database',
    invalid: build({ 'home.js': 'const table="kysely_migration"' }),
    valid: { ...build({ 'home.js': 'const table="course"' }), 'build/current/server/index.js': 'import "kysely"' },
  },
  {
    says: 'a chunk carries zod',
    invalid: build({ 'admin.js': 'init("$ZodType")' }),
    valid: build({ 'admin.js': 'init("form")' }),
  },
  {
    says: 'a chunk carries the roles',
    invalid: build({ 'admin.js': 'menu(["superadmin"])' }),
    valid: build({ 'admin.js': 'menu(data.menu)' }),
  },
  {
    says: 'a chunk carries the name of a secret',
    invalid: build({ 'react.js': 'env.SECRET_KEY' }),
    valid: build({ 'react.js': 'env.MODE' }),
  },
  {
    says: 'a chunk carries the developer bar',
    invalid: build({ 'bar.js': 'fetch("/api/developer-host")' }),
    valid: build({ 'bar.js': 'fetch("/api/hostname")' }),
  },
  {
    says: 'a chunk carries the debug display',
    invalid: build({ 'display.js': 'new BroadcastChannel("wicha-client-log")' }),
    valid: build({ 'display.js': 'fetch("/api/client-log")' }),
  },
  {
    says: 'a public page loads Mantine',
    invalid: build({ 'home.js': 'x="mantine-Button-root"' }),
    valid: build({ 'admin.js': 'x="mantine-Button-root"' }),
  },
  {
    says: 'a fullscreen page of visitors loads Mantine, and one of the office may',
    invalid: build({ 'editor.js': 'x="mantine-Button-root"' }),
    valid: {
      ...build({ 'editor.js': 'x="mantine-Button-root"' }),
      'src/modules/cms/manifest.ts': "export default [officePage(['admin'], { path: '/cms/add', name: 'editor' })]",
    },
  },
  {
    says: 'a public page loads the page builder',
    invalid: build({ 'home.js': 'x["data-puck-entry"]=1' }),
    valid: build({ 'admin.js': 'x["data-puck-entry"]=1' }),
  },
  {
    says: 'a public page loads the style of the office',
    invalid: build({ 'home.js': '1', 'home.css': ':root{--mantine-scale:1}' }),
    valid: build({ 'home.js': '1', 'home.css': ':root{--scale:1}' }),
  },
  {
    says: 'a public page is too heavy',
    invalid: build({ 'home.js': noise(180_000) }),
    valid: build({ 'home.js': noise(150_000), 'admin.js': noise(300_000) }),
  },
]
