import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** One task of a page's main thread, in milliseconds of the clock and of the processor. */
export interface Task {
  readonly clock: number;
  readonly processor: number;
  /** The kinds of input that it dispatched. */
  readonly inputs: readonly string[];
  readonly paints: boolean;
}

const CATEGORIES = ['toplevel', 'devtools.timeline'];
const MILLI = 1000;

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

const taskOf = (task: TraceEvent, events: readonly TraceEvent[]): Task => {
  const end = task.ts + (task.dur ?? 0);
  const inside = events.filter(({ ts }) => ts >= task.ts && ts < end);
  return {
    clock: (task.dur ?? 0) / MILLI,
    processor: (task.tdur ?? task.dur ?? 0) / MILLI,
    inputs: inside.flatMap(({ name, args }) => (name === 'EventDispatch' ? [args?.data?.type ?? ''] : [])),
    paints: inside.some(({ name }) => name === 'Paint' || name === 'Commit'),
  };
};

/** The tasks of the thread that did most: the page itself, and no empty one beside it. */
const tasksIn = (trace: readonly TraceEvent[]): readonly Task[] => {
  const threads = trace.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const perThread = threads.map(({ pid, tid }) => trace.filter(event => event.pid === pid && event.tid === tid));
  const page = perThread.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const told = page.filter(({ name }) => ['EventDispatch', 'Paint', 'Commit'].includes(name));
  return page
    .filter(isTask)
    .toSorted((one, other) => one.ts - other.ts)
    .map(task => taskOf(task, told));
};

/** The tasks of a page's main thread while something is done with it. */
export const tasksDuring = async (page: Page, act: () => Promise<void>): Promise<readonly Task[]> => {
  const session = await page.context().newCDPSession(page);
  const trace: TraceEvent[] = [];
  // What the browser tells is typed by its protocol only.
  session.on('Tracing.dataCollected', ({ value }) => trace.push(...(value as unknown as readonly TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return tasksIn(trace);
};

const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'pointerover'];

/** What each input cost until the next picture, in milliseconds of the processor. */
export const answersIn = (tasks: readonly Task[]): readonly number[] =>
  tasks.flatMap((task, index) => {
    if (!task.inputs.some(input => INPUTS.includes(input))) return [];
    const after = tasks.slice(index);
    const painted = after.findIndex(({ paints }) => paints);
    return [after.slice(0, painted + 1).reduce((sum, { processor }) => sum + processor, 0)];
  });
