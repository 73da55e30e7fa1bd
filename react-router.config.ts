import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  buildDirectory: process.env['WICHA_BUILD'] ?? 'build/apart',
} satisfies Config
