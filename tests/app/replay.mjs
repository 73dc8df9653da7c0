// Replays records with the Python of the app: node replay.mjs APP RECORD… prints what each becomes.

import { readFile } from "node:fs/promises";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [folder, ...records] = process.argv.slice(2);
const { startPython } = await import(pathToFileURL(`${folder}/python.js`));
const read = async (name) => (await readFile(`${folder}/${name}`)).buffer;
const python = await startPython(`${folder}/`, read, () => {});
const replay = python.runPython(`
import ceilidh


def replay(text):
    try:
        return ceilidh.load(text).record()
    except ceilidh.CeilidhError as fault:
        return str(fault)


replay
`);
const told = [];
for (const record of records) told.push(replay(await readFile(record, "utf-8")));
process.stdout.write(JSON.stringify(told));
