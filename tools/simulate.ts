// Simulates random people, outages and clock jumps against the real product. A failed run prints
// how to repeat it.
//   npm run simulate                                    many runs, each with a different seed
//   npm run simulate -- --seed 17 --runs 1 --steps 600  repeats one of them
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ROOT, tool, toolEnv } from '../scripts/setup/paths.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '20' },
    steps: { type: 'string', default: '600' },
  },
})

const { status } = spawnSync(tool('vitest'), ['run', '--project=server', 'app-simulation'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnv({
    SIMULATION_SEED: values.seed,
    SIMULATION_RUNS: values.runs,
    SIMULATION_STEPS: values.steps,
  }),
})
process.exitCode = status ?? 1
