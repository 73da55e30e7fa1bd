import { expect, test } from 'vitest'
import { matchingSites } from './matching-sites.ts'
import type { SiteChoice } from './sites.tsx'

const site = (name: string, otherName: string, hostname: string): SiteChoice => ({
  ...{ id: hostname, name, otherName, hostname, mark: 'ก', colour: '#000', isCurrent: false },
})
const sites = [
  site('สถาบันพัฒนาทักษะไทย', 'The Skills Institute', 'localhost'),
  site('ศูนย์ฝึกอบรมโรงงานระยอง', 'Rayong Factory Academy', 'factory.localhost'),
  site('โรงเรียนวิชาชีพบ้านสวน 2', 'Bansuan Vocational School', 'school.localhost'),
  site('แผนกน้ำดื่ม', 'Water', 'water.example'),
]

test.each<[string, string[]]>([
  ['', ['localhost', 'factory.localhost', 'school.localhost', 'water.example']],
  ['   ', ['localhost', 'factory.localhost', 'school.localhost', 'water.example']],
  ['ระยอง', ['factory.localhost']],
  ['rayong', ['factory.localhost']],
  ['SKILLS', ['localhost']],
  ['school.local', ['school.localhost']],
  ['academy ศูนย์', ['factory.localhost']],
  ['บ้านสวน ๒', ['school.localhost']],
  ['เเผนกนํ้า', ['water.example']],
  ['.*', []],
  ['เชียงใหม่', []],
])('%j finds %j', (typed, hosts) => {
  expect(matchingSites(sites, typed).map(({ hostname }) => hostname)).toEqual(hosts)
})
