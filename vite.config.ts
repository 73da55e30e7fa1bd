import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The pages and the server are entries of one build, so that a module is loaded once (docs/architecture.md). */
export default defineConfig({
  plugins: [reactRouter()],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/app/main.ts' } } },
  },
  server: { host: '127.0.0.1' },
})
