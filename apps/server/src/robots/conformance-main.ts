import { openExam } from './conformance.js';

// Prints an address; a robot that connects there is examined, and every check is printed.
const exam = await openExam();
process.stdout.write(`point the robot at ${exam.address}\n`);
const checks = await exam.run();
for (const { name, isPassed, note } of checks) {
  process.stdout.write(`${isPassed ? 'ok    ' : 'FAILED'} ${name}${note === undefined ? '' : ` (${note})`}\n`);
}
exam.close();
process.exit(checks.every(({ isPassed }) => isPassed) ? 0 : 1);
