import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../building/built.ts'
import { type Finding, finding } from '../scorecard.ts'
import type { Target } from './target.ts'
import { said } from './tool.ts'

const left = [
  ...['.git/HEAD', '.git/config', '.svn/entries', '.hg/store', '.DS_Store', '.htaccess', '.htpasswd', '.npmrc'],
  ...['.vscode/settings.json', '.idea/workspace.xml', '.ssh/id_rsa', '.aws/credentials', '.bash_history', 'id_rsa'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'Dockerfile', 'docker-compose.yml'],
  ...['node_modules/pg/package.json', 'src/app/main.ts', 'build/current/server/index.js', 'server.js', 'CHANGELOG.md'],
  ...['debug', 'debug/pprof', '_debug', '__debug__', 'console', 'status', 'server-status', 'server-info', 'trace'],
  ...['actuator', 'actuator/env', 'actuator/heapdump', 'graphql', 'graphiql', 'swagger', 'swagger-ui.html', 'api-docs'],
  ...['v2/api-docs', 'phpinfo.php', 'phpmyadmin', 'adminer.php', 'wp-login.php', 'wp-admin', 'xmlrpc.php', 'cgi-bin/'],
  ...[
    'uploads/',
    'upload/',
    'files/',
    'frame/',
    'assets/',
    'seed/',
    'data/',
    'logs/error.log',
    'npm-debug.log',
    'core',
  ],
  ...['assets/..%2f..%2fpackage.json', 'assets/%2e%2e/%2e%2e/package.json', 'seed/..%2f..%2f..%2fetc/passwd'],
  ...['..%2f..%2f..%2fetc/passwd', '%2e%2e/%2e%2e/etc/passwd', 'static/../../etc/passwd', 'crossdomain.xml'],
]
const names = [
  '.env',
  'backup',
  'dump',
  'database',
  'wicha',
  'site',
  'www',
  'index',
  'config',
  'settings',
  'db',
  'users',
  'test',
]
const endings = [
  '',
  '.bak',
  '.old',
  '.orig',
  '.swp',
  '~',
  '.sql',
  '.sqlite',
  '.zip',
  '.tar.gz',
  '.gz',
  '.json',
  '.yml',
  '.php',
  '.log',
  '.txt',
  '.local',
  '.production',
]

const mostMs = 300_000

/** Existing paths: a scanner that does not find them has not scanned. */
const there = ['user/login', 'lesson/home']

/**
 * Paths that must not exist: sources, backups, source maps, admin consoles of other products. VERIFY_WORDS names a
 * longer list.
 */
export const hidden = async ({ url, folder }: Target): Promise<Finding[]> => {
  const words = [
    ...new Set([
      ...there,
      ...left,
      ...names.flatMap((name) => endings.map((ending) => name + ending)),
      ...maps(),
      ...more(),
    ]),
  ]
  const [list, report] = [join(folder, 'words.txt'), join(folder, 'ffuf.json')]
  writeFileSync(list, words.join('\n'))
  const host = ['-H', 'Host: localhost', '-H', 'Accept-Encoding: identity']
  await said('ffuf', ['-w', list, '-u', `${url}/FUZZ`, ...host, '-mc', 'all', '-fc', '404', '-t', '10', '-o', report], {
    mostMs,
  })
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
    results: { input: { FUZZ: string }; status: number }[]
  }
  const pages = results
    .filter(({ status }) => !meant.includes(status))
    .map(({ input, status }) => `${input.FUZZ} ${status}`)
  const missed = there.filter((word) => !pages.includes(`${word} 200`))
  const faults = [
    ...missed.map((word) => `${word} was not found`),
    ...pages.filter((page) => !there.some((word) => page.startsWith(`${word} `))),
  ]
  return [
    finding('ffuf: what must not be there', {
      goal: '404, refused or a log-in; what is there is found',
      found: `${faults.length} of ${words.length} answered otherwise ${faults.slice(0, 8).join(', ')}`.trim(),
      isMet: faults.length === 0,
    }),
  ]
}

/** The source map of each file for browsers. */
const maps = () =>
  readdirSync(join(root, 'build/current/client/assets')).flatMap((file) => [
    `assets/${file}.map`,
    `assets/${file}.br.map`,
  ])

const more = () => {
  const path = process.env['VERIFY_WORDS']
  return path
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((word) => word !== '' && !word.startsWith('#'))
    : []
}

/** A screen of that name asks for a log-in. A path traversal is refused. */
const meant = [302, 400, 403]
