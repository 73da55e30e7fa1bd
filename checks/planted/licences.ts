import type { Fixture } from '../rule.ts'

const project = (name: string, license: string | undefined, dev = false) => ({
  'package-lock.json': JSON.stringify({
    packages: { '': { name: 'wicha' }, [`node_modules/${name}`]: { version: '1.0.0', license: 'MIT', dev } },
  }),
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, license }),
})

export const planted: Fixture[] = [
  {
    says: 'a package is under the GPL',
    invalid: project('left', 'GPL-3.0-only'),
    valid: project('left', 'BSD-3-Clause'),
  },
  {
    says: 'a package is under a network licence beside a permissive one',
    invalid: project('left', '(MIT AND AGPL-3.0)'),
    valid: project('left', '(MIT OR AGPL-3.0)'),
  },
  {
    says: 'a package says nothing of its licence',
    invalid: project('left', undefined),
    valid: project('left', undefined, true),
  },
  {
    says: 'a file-level copyleft is not listed',
    invalid: project('left', 'MPL-2.0'),
    valid: project('lightningcss', 'MPL-2.0'),
  },
]
