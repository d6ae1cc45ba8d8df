#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a survey's job array on a real Slurm, with this machine as its only node.
# Needs root, because Slurm starts jobs for users.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
PATH=$build:$PATH
export PATH
cd "$scratch" || exit 1
chmod 755 "$scratch"
mkdir state spool munge
node=$(hostname -s)

cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$scratch/munge/socket
CredType=cred/munge
StateSaveLocation=$scratch/state
SlurmdSpoolDir=$scratch/spool
SlurmctldPidFile=$scratch/slurmctld.pid
SlurmdPidFile=$scratch/slurmd.pid
SlurmctldLogFile=$scratch/slurmctld.log
SlurmdLogFile=$scratch/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
SLURM_CONF=$scratch/slurm.conf
export SLURM_CONF

stop_cluster() {
  for daemon in slurmd slurmctld munge/munged; do
    [ ! -s "$scratch/$daemon.pid" ] || kill "$(cat "$scratch/$daemon.pid")" 2>/dev/null
  done
  sleep 1
  rm -rf "$scratch"
}
trap stop_cluster EXIT

dd if=/dev/urandom of=munge/key bs=1 count=1024 2>/dev/null
chmod 600 munge/key
chmod 755 munge
munged --key-file="$scratch/munge/key" --socket="$scratch/munge/socket" --pid-file="$scratch/munge/munged.pid" \
  --log-file="$scratch/munge/log" --seed-file="$scratch/munge/seed" --force >munge.out 2>&1
slurmctld >ctld.out 2>&1
slurmd -N "$node" >slurmd.out 2>&1

# Every state of Slurm is waited for, for up to two minutes.
await() { # CONDITION...
  for try in $(seq 240); do
    "$@" && return 0
    sleep 0.5
  done
  return 1
}
is_up() { sinfo -h -o %T 2>/dev/null | grep -qE 'idle|mixed|allocated'; }
await is_up
verdict $? "a Slurm of one node is up" "$(cat munge.out ctld.out slurmd.out; cat slurmctld.log slurmd.log 2>/dev/null)"

"$quadrille" survey plan freecell 1..3000 --shard-size 15 >plan.txt
"$quadrille" survey run plan.txt --results serial
is_finished() { [ -z "$(squeue -h 2>/dev/null)" ]; }

sbatch --array=0-12 --mem-per-cpu=0 --chdir="$scratch" "$root/packaging/cluster/survey.slurm" plan.txt >submitted 2>&1
verdict $? "the template is accepted" "$(cat submitted)"
await is_finished
verdict $? "the array comes to its end" "$(squeue; cat slurm-*.out)"
nothing "thirteen tasks compute all shards" "$(diff -r serial plan.results 2>&1 | head -5; cat slurm-*.out)"

rm -rf plan.results
sbatch --array=0-12 --mem-per-cpu=0 --chdir="$scratch" "$root/packaging/cluster/survey.slurm" plan.txt >submitted 2>&1
await test -d plan.results
scancel --state=RUNNING --name=survey
scancel --name=survey
await is_finished
"$quadrille" survey status plan.txt >status
sbatch --array=1-5:2 --mem-per-cpu=0 --chdir="$scratch" "$root/packaging/cluster/survey.slurm" plan.txt >submitted 2>&1
await is_finished
find plan.results -name '*.??????' -delete
nothing "after an array was cancelled, another one of three tasks does the rest" \
  "$(diff -r serial plan.results 2>&1 | head -5)"

rm -rf plan.results
srun -n 2 --overcommit --chdir="$scratch" "$quadrille" survey run plan.txt --shard auto >srun.out 2>&1
verdict $? "srun starts two ranks" "$(cat srun.out)"
nothing "which share the shards" "$(diff -r serial plan.results 2>&1 | head -5)"
done_testing
